/** Follows the sentence that tells why. */
export const nothingSent: string = 'Nothing was sent.';

export const otherServer = (base: string): string =>
  `The document names another server than this portal’s sandbox, ${base}.`;
export const production: string =
  'The sandbox of this portal is set to the production host: tell who runs it.';
export const leadsElsewhere: string = 'The address leads elsewhere than it says.';
export const badAddress: string = 'The address holds a character that no address may hold.';
export const emptySegment: string = 'A part of the path is empty.';
export const badEncoding = (segment: string): string =>
  `The part “${segment}” of the path is not valid percent-encoding.`;
export const otherPath = (segment: string): string =>
  `The part “${segment}” of the path leads to another path.`;
export const slash = (segment: string): string =>
  `The part “${segment}” of the path holds a slash.`;
export const invisible = (segment: string): string =>
  `The part “${segment}” of the path holds an invisible character.`;
export const template = (segment: string): string =>
  `The part “${segment}” of the path is a template without a value.`;
export const badQuery: string = 'The query holds an invisible character.';

export const needsFile: string =
  'A file of yours belongs to this request: send it with the curl command.';
export const needsCookie: string = 'A browser sends no cookie from here: use the curl command.';

export const cardInBody = (end: string): string =>
  `The number in the body that ends in ${end} could be a real card, so nothing was sent.`;
export const cardInAddress = (end: string): string =>
  `The number in the address that ends in ${end} could be a real card, so nothing was sent.`;
export const cardInCookie = (end: string): string =>
  `The number in a cookie that ends in ${end} could be a real card, so nothing was sent.`;
export const cardInHeader = (end: string, name: string): string =>
  `The number in the header “${name}” that ends in ${end} could be a real card, so nothing was sent.`;
export const cardInField = (end: string, name: string): string =>
  `The number in “${name}” that ends in ${end} could be a real card, so nothing was sent.`;
/** Follows the sentence about a card. */
export const useTestCard = (card: string): string => `Use the test card ${card}.`;

export const enterKey: string = 'Enter your sandbox key.';
export const productionKey: string =
  'This is a production key, which this page never sends. Enter a sandbox key, and replace the production key if somebody may have seen it.';
export const badKey: string =
  'A key has only letters, digits and signs, without spaces: copy it again.';
