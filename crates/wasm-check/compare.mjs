// Compares the numbers of a wasm build with those of the native one.
//
//     cargo run -p skep-wasm-check | node crates/wasm-check/compare.mjs skep_wasm_check.wasm
import { readFileSync } from 'node:fs'

const expected = readFileSync(0, 'utf8').trim().split('\n')
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]))
let differ = 0
for (const [index, line] of expected.entries()) {
    const start = performance.now()
    let number
    try {
        // wasm has no unsigned numbers.
        number = BigInt.asUintN(64, instance.exports.skep_check(index))
    } catch (error) {
        number = `a panic (${error.message})`
    }
    const milliseconds = Math.round(performance.now() - start)
    const [native, ...name] = line.split(' ')
    if (String(number) === native) {
        console.log(`${name.join(' ')}: ${native}, ${milliseconds} ms`)
    } else {
        console.log(`${name.join(' ')}: native gives ${native}, wasm ${number}`)
        differ += 1
    }
}
if (expected.length < 2) {
    console.error('expected the numbers of the native build on standard input')
    process.exit(1)
}
process.exit(differ === 0 ? 0 : 1)
