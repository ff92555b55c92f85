/** How several values are written in a parameter or a part. */
export const byCommas: string = 'values separated by commas';
export const bySpaces: string = 'values separated by spaces';
export const byBars: string = 'values separated by |';
export const byTabs: string = 'values separated by tabs';
export const inEach = (separated: string): string => `in each of them ${separated}`;
export const repeated: string = 'repeated for each value';
export const writtenAs = (form: string): string => `written as ${form}`;
export const writtenAsEither = (form: string, other: string): string =>
  `written as ${form} or ${other}`;
export const writtenWithoutName = (form: string): string =>
  `written as ${form}, without its own name`;
export const writtenAsCookie: string = 'written as in a Cookie header';
export const writtenAsMedia = (media: string): string => `written as ${media}`;
export const wholeQuery: string = 'the whole query string';
export const reservedStay: string = 'reserved characters stay as they are';
export const mayBeEmpty: string = 'may be empty';
export const sentAs = (media: string): string => `sent as ${media}`;
export const withHeader = (header: string): string => `with the header ${header}`;
export const withHeaders = (headers: string): string => `with the headers ${headers}`;
/** Header with what is known of it. */
export const described = (header: string, description: string): string =>
  `${header}: ${description}`;
