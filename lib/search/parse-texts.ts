import { asArray, asString, asStrings, isRecord } from './json-values';

/** Texts of one page, those of its sections in the order of the names. */
export type PageTexts = {
  readonly text: string;
  readonly sections: readonly string[];
  readonly fields: readonly { readonly id: string; readonly text: number }[];
};

/** Texts of all pages in the order of the names, and those of fields, which several pages share. */
export type Texts = { readonly pages: readonly PageTexts[]; readonly fields: readonly string[] };

/**
 * Parses the file of texts.
 * @throws for what is no object.
 */
export function parseTexts(file: unknown): Texts {
  if (!isRecord(file)) throw new Error('search texts: not an object');
  return { pages: asArray(file.pages).map(parsePage), fields: asStrings(file.fields) };
}

function parsePage(page: unknown): PageTexts {
  const [text, sections, fields] = asArray(page);
  return {
    text: asString(text),
    sections: asStrings(sections),
    fields: asArray(fields).map((field) => {
      const [id, index] = asArray(field);
      return { id: asString(id), text: Number(index) };
    }),
  };
}
