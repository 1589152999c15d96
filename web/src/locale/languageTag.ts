/** The tag of a language. Our Portuguese is that of Portugal, which counts nothing as several. */
export function tagOf(code: string): string {
  return code === 'pt' ? 'pt-PT' : code;
}
