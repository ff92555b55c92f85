/** Functions and values of the sandbox that every expression may name with `$`. */
export const SANDBOX_NAMES = [
  ...['now', 'today', 'later', 'at', 'next', 'mask'],
  ...['make', 'records', 'find', 'example', 'code', 'meaning', 'testData'],
] as const;

/** Values of one turn: its request, and the record that it is about. `$nothing` never has a value. */
export const TURN_NAMES = ['request', 'response', 'state', 'record', 'nothing'] as const;

/** Functions of JSONata 2 (docs.jsonata.org/overview). */
export const JSONATA_NAMES = [
  ...['sum', 'count', 'max', 'min', 'average', 'string', 'substring', 'substringBefore'],
  ...['substringAfter', 'lowercase', 'uppercase', 'length', 'trim', 'pad', 'match', 'contains'],
  ...['replace', 'split', 'join', 'formatNumber', 'formatBase', 'formatInteger', 'parseInteger'],
  ...['number', 'floor', 'ceil', 'round', 'abs', 'sqrt', 'power', 'random', 'boolean', 'not'],
  ...['map', 'zip', 'filter', 'single', 'reduce', 'sift', 'keys', 'lookup', 'append', 'exists'],
  ...['spread', 'merge', 'reverse', 'each', 'error', 'assert', 'type', 'sort', 'shuffle'],
  ...['distinct', 'base64encode', 'base64decode', 'encodeUrlComponent', 'encodeUrl'],
  ...['decodeUrlComponent', 'decodeUrl', 'eval', 'toMillis', 'fromMillis', 'clone', 'millis'],
];
