import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const codeSamples: string = 'Code samples';
export const ownSamples = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} sample of the document’s own`,
    other: `${count} samples of the document’s own`,
  });
export const whatWeSend: string = 'What we send';
export const exampleCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} example`, other: `${count} examples` });
export const example: string = 'Example';
export const exampleTitle = (title: string): string => `Example: ${title}`;
export const refused: string = 'Does not fit its schema.';
/** Ends the Markdown of an operation. */
export const source = (page: string): string => `Source: ${page}`;
