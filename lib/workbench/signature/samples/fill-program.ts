/** Texts of slots, whether sections are printed, and what sections repeat. */
export type Values = { readonly [name: string]: string | number | boolean | readonly Values[] };

/** `«#name»…«/name»`, `«^name»…«/name»`, `«=name»…«/name»`, `«name»`. */
const TAG = /«([#^=])(\w+)»([^]*?)«\/\2»|«(\w+)»/g;

/** Stands where a tag stood: a line of tags alone that print nothing is left out. */
const MARK = '\0';

/**
 * Fills in a program, which is code of its language with tags of Mustache between guillemets: `«name»` is a text, whose
 * lines are all indented as the first; `«#name»` begins what is printed if `name` is neither false nor empty, once for
 * each item of a list; `«^name»` what is printed otherwise; `«=name»` names a text for tags behind it. A section does not
 * hold another of its own name.
 * @throws for a name without a value.
 */
export function fillProgram(program: string, values: Values): string {
  const fill = (text: string, given: Values): string => {
    const own: Record<string, Values[string]> = { ...given };
    return text.replace(TAG, (...found: readonly string[]) => {
      const [, sign, section = '', inner = '', slot = section] = found;
      if (sign === '=') own[slot] = fill(inner, own).replaceAll(MARK, '');
      const value = own[slot];
      if (value === undefined)
        throw new Error(`a program has the tag «${slot}», which has no value`);
      if (sign === '=') return MARK;
      if (sign === undefined) {
        const before = text.slice(0, Number(found[5]));
        const blanks = /(?<![^\n])[ \t]*$/.exec(before)?.[0] ?? '';
        return MARK + String(value).replaceAll('\n', `\n${blanks}`);
      }
      const isPrinted = Array.isArray(value) ? value.length > 0 : Boolean(value);
      if (isPrinted !== (sign === '#')) return MARK;
      const items: readonly Values[] = Array.isArray(value) ? value : [{}];
      return items.map((item) => MARK + fill(inner, { ...own, ...item }) + MARK).join('');
    });
  };
  return fill(program, values)
    .replace(/^[ \t]*\0[ \t\0]*\n/gm, '')
    .replaceAll(MARK, '')
    .trim();
}

/** Texts in quotes, but for those of JavaScript and Python with expressions in them, and lines of comments. */
const NO_CODE =
  /`(?:[^`\\]|\\.)*`|(?:\bf)?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|^\s*(?:\/\/|#).*$/gm;

/** Leaves out of a program the names that it imports and does not use. */
export function removeUnusedImports(program: string, imports: RegExp): string {
  const code = program
    .replace(imports, '')
    .replace(NO_CODE, (text) => (/^[`f]/.test(text) ? text : ''));
  return program
    .replace(imports, (line, names: string) => {
      const isUsed = (name: string) =>
        new RegExp(String.raw`\b${name.replace(/.* as /, '')}\b`).test(code);
      const used = names.split(', ').filter(isUsed);
      return used.length === 0 ? MARK : line.replace(names, used.join(', '));
    })
    .replaceAll(`${MARK}\n`, '')
    .trim();
}
