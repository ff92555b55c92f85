/** Words of one area, or a text in them. */
type Word = string | ((...values: never[]) => string) | { readonly [name: string]: string };

const wrap = (text: string) =>
  text
    .split('{}')
    .map((part) => part.replace(/^(\s*)(.*?)(\s*)$/su, '$1⟦$2⟧$3'))
    .join('{}');

function toPseudo(word: Word): Word {
  if (typeof word === 'string') return wrap(word);
  if (typeof word === 'function') return (...values) => wrap(word(...values));
  return Object.fromEntries(Object.entries(word).map(([name, text]) => [name, wrap(text)]));
}

/**
 * Words of an area in a language that does not exist: the English ones between ⟦ and ⟧.
 * @param area like `search`.
 */
export function loadPseudoWords(area: string): object {
  const words: Readonly<Record<string, Word>> = jest.requireActual(`../../lib/words/en/${area}`);
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, toPseudo(word)]));
}

/** What is left of a text without what stands between ⟦ and ⟧, one in the other or not. */
function dropPseudo(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/gu, '');
  return rest === text ? text : dropPseudo(rest);
}

const READ = ['aria-label', 'title', 'placeholder', 'alt'];

/** Texts of elements and of attributes that readers see or hear, and that are not between ⟦ and ⟧. */
export function listForeignTexts(root: Element): readonly string[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) => [
    ...READ.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    ),
  ]);
  return texts.filter((text) => /\p{L}{2}/u.test(dropPseudo(text)));
}
