//! Prints the numbers of the native build, one in a line.

fn main() {
    for (name, number) in skep_wasm_check::CHECKS {
        println!("{} {name}", number());
    }
}
