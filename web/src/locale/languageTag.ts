/** The tag of a language. Our Portuguese is that of Portugal, where zero takes the plural. */
export function tagOf(code: string): string {
  return code === 'pt' ? 'pt-PT' : code;
}
