export const wrongType = (expected: string, key: string, found: string): string =>
  `Expected ${expected} as ${key}, found ${found}.`;
export const notObject = (found: string): string => `Expected an object, found ${found}.`;
export const notList = (found: string): string => `Expected a list, found ${found}.`;
export const moreKeywords = (count: number): string =>
  `So are ${count} more keywords: what they say is of another type than the standard has.`;

export const refRemote = (ref: string): string => `The reference ${ref} leads out of the document.`;
export const refNotFound = (ref: string): string => `Nothing stands at ${ref}.`;
export const refLoop = (ref: string): string => `The reference ${ref} does not end.`;
export const refToItself: string = 'The reference leads back to itself.';
export const notSchema = (found: string): string =>
  `A schema is an object, true or false; this is ${found}.`;
export const allOfTooDeep: string = 'allOf goes on too deep; the rest is left out.';
export const mappingToNothing = (value: string): string =>
  `The value ${value} stands for no schema of the document.`;
export const moreMappings = (count: number): string =>
  `${count} more stand for no schema of the document.`;

export const notMethod = (method: string): string => `"${method}" is no name of a method.`;
export const methodInPath = (method: string): string => `"${method}" stands in the path itself.`;
export const methodBelongs = (method: string, field: string): string =>
  `"${method}" belongs in the path itself, as "${field}".`;
export const unknownMethod = (method: string): string => `"${method}" is no method known here.`;
export const pathWithoutSlash: string = 'A path begins with a slash.';
export const pathTwice = (path: string): string =>
  `${path} is the same path: the names in braces tell no paths apart. Describe both in one, with the same names.`;
export const morePaths = (count: number): string => `So are ${count} more paths.`;
export const serverWithoutValue = (names: string): string =>
  `The address of the server has no value for ${names}: describe it in "variables", with a default.`;
export const serverDefault = (value: string, name: string): string =>
  `"${value}" is the default of ${name}, but none of its values.`;
export const serverWithQuery = (rest: string): string =>
  `The address of a server has no query and no fragment: paths are put before "${rest}".`;
export const serverWithoutUrl: string = 'A server needs a url.';
export const tagWithoutName: string = 'A tag needs a name.';
export const tagNotText: string = 'A tag is a name; this one is left out.';
export const tagTwice = (name: string): string =>
  `The tag "${name}" is declared before: the words of the first count. Remove this one.`;
export const moreTags = (count: number): string => `So are ${count} more tags.`;
