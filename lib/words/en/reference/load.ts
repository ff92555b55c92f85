/** Before the reason, as are those that end in a colon. */
export const stale: string =
  'This is the live document as it was loaded before. It did not load again:';
export const saved: string =
  'This is the copy saved with the page. The live document did not load:';
export const unknownAddress: string =
  'No page has this address. A live document that might know it did not load:';
export const listIsStale: string =
  'The operations are listed as they were loaded before. They did not load again:';
export const listIsPartlySaved: string =
  'Some operations are listed as saved with the page. A live document did not load:';
export const listIsSaved: string =
  'The operations are listed as saved with the page. The live document did not load:';
export const listsAreSaved: string =
  'The operations are listed as saved with the page. The live documents did not load:';
export const operationIsGone: string =
  'The live document no longer has this operation. This is the copy saved with the page.';
/** Reasons. */
export const noAnswer: string = 'no answer has come yet';
export const noPaths: string = 'The document lists no paths.';
export const notOpenApi: string = 'This is not an OpenAPI document.';

export const close: string = 'Close';
export const tryAgain: string = 'Try again';
export const trying: string = 'Trying …';
export const triedAgain = (time: string): string => `Tried again at ${time}.`;

export const from = (address: string): string => `From ${address}`;
export const foreign = (host: string): string =>
  `This document comes from ${host}. It is not this provider's own.`;
export const loading: string = 'Loading the document';
export const notCome: string = 'The document has not come yet';
export const shownOnceHere: string = 'It is shown as soon as it is here.';
export const notShown: string = 'This document is not shown';
export const notLoaded: string = 'The document could not be loaded';
export const hostAnswers: string = 'This shows what the host answers:';
export const unreachableOrCors: string =
  'A browser does not say whether the host was out of reach or refused this page (CORS). This shows which:';
export const openReference: string = 'Open the API reference';

export const operationFailed: string = 'This operation cannot be shown';
export const operationFailedText: string =
  'The document describes it in a way this page does not understand, or a part of this page did not load.';
export const overviewFailed: string =
  'This document cannot be shown in short. Its operations are in the list.';
/** Why an address names no document that is loaded. */
export const refusals = {
  hiddenCharacter: 'This document is not loaded: it holds a character that no address may hold.',
  otherHost: 'This document is not loaded: it names another host.',
  noSlash: 'This document is not loaded: it must start with a slash.',
  noWebAddress: 'This document is not loaded: it is not a web address.',
  credentials: 'This document is not loaded: it holds a user name or password.',
  noApi: 'This document is not loaded: this portal loads none from its API.',
  leavesFolder: 'This document is not loaded: it leaves the folder of the API.',
  leavesApi: 'This document is not loaded: it leads away from the API.',
};
export const hostNotAllowed = (host: string): string =>
  `This document is not loaded: documents of ${host} are not allowed here.`;
