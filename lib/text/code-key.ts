/** Code by which spellings of one are found: in capitals, without the leading zeros that programs take from a number. */
export function getCodeKey(code: string): string {
  return code.replace(/^0+(?=.)/, '').toUpperCase();
}
