/** Texts of the content that `npm run init` writes: tag line, menu, start page and first guide. */
export const tagline: string = 'Developers';
export const apiReference: string = 'API reference';
export const firstRequest: string = 'First request';
export const startGuides: string = 'Step by step, from the first request';
export const startReference: string = 'Every operation and its fields';
export const buildWith = (name: string): string => `Build with ${name}`;
export const lead: string =
  'From your first request to production: guides, and every operation of the API.';
export const sendRequest: string = 'Send a request';
export const browseApi: string = 'Browse the API';
export const sendFirst: string = 'Send your first request';
export const sendFirstText: string =
  'The [first guide](/guides/first-request/) shows a request, its response, and what both are made of.';
export const findOperation: string = 'Find your operation';
export const findOperationText: string =
  'The [API reference](/api/) has every operation with its fields, its responses and a request in your language.';
export const questions: string = 'Questions?';
export const writeTo: string = 'Write to [{email}](mailto:{email}).';
export const guideDescription: string =
  'What you need for a first request, and what comes back. It takes a few minutes and a terminal.';
export const beforeYouStart: string = 'Before you start';
export const askForAccess: string =
  'Ask [{email}](mailto:{email}) for access. Keep keys on your server: never in a browser, an app or a repository.';
export const sendIt: string = 'Send it';
export const needsLeast: string =
  'The call below needs the least of all. Its page has each field, and a request in your language.';
export const noDocument: string = 'This portal has no API document yet.';
export const goOn: string = 'Go on';
export const referenceLists: string =
  'The [API reference](/api/) lists all operations by their subject.';
