/** Heading, step, row of codes or other place on a page, with the text up to the next one. */
export type SearchSection = {
  /** Id of the element it stands under; of a step, that of the heading above. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Meaning of a response code, which exact hits show; absent for other sections. */
  readonly meaning?: string;
  /** Names of a code as an answer has it: `code 11`; absent for other sections. */
  readonly otherNames?: readonly string[];
  /** Further ids of the same place, from `<Anchor>`. */
  readonly otherIds?: readonly string[];
};

/** Field of an operation, once for each name: in the request if it is there. */
export type SearchField = { readonly id: string; readonly name: string; readonly text: string };

/** Page of the portal as the search knows it, made from the data that the page is made from. */
export type SearchPage = {
  /** Address without base path. */
  readonly url: string;
  readonly title: string;
  /** Method and path of an operation: `POST /sale`. */
  readonly call?: string;
  /** Lead, or description of an operation. */
  readonly text: string;
  readonly sections: readonly SearchSection[];
  readonly fields: readonly SearchField[];
};

/** Name of a field, the last part of its id: `number` of `body.card.number`. */
export function getFieldName(id: string): string {
  return id.split('.').at(-1) ?? '';
}
