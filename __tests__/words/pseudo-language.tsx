const READ = ['aria-label', 'title', 'placeholder', 'alt'];

/** What is left of a text without what stands between ⟦ and ⟧, one in the other or not. */
function dropPseudo(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/gu, '');
  return rest === text ? text : dropPseudo(rest);
}

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
