/** Titles of code blocks whose language is no name. */
export const languages = { bash: 'Shell', text: 'Text' };
/** Accessible name of code in tabs, by the heading above. */
export const codeOf = (heading: string): string => `Code of ${heading}`;
/** Followed by the name of an operation. */
export const fieldsOf: string = 'Fields of {}';
export const builtWith: string = 'For what you built with the guide {}.';
export const footnotes: string = 'Footnotes';
export const backToReference = (number: string): string => `Back to reference ${number}`;
