import fc from 'fast-check';

/** Any character of Unicode. */
const CHARACTER = fc
  .nat({ max: 0x10_f7_ff })
  .map((code) => String.fromCodePoint(code < 0xd8_00 ? code : code + 0x8_00));

/** Any text; for its own unit `binary` fast-check makes a table of all characters, which takes seconds. */
export function anyText(lengths: { minLength?: number; maxLength?: number } = {}) {
  return fc.string({ ...lengths, unit: CHARACTER });
}
