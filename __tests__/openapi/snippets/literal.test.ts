import { printVisibleJson } from '@/lib/openapi/snippets/literal';

test.each([
  ['a half of a surrogate pair is replaced', 'a\ud800b', String.raw`"a\ufffdb"`],
  ['a backslash before what looks like one stays', String.raw`a\ud800b`, String.raw`"a\\ud800b"`],
  ['two backslashes and a half: the half is replaced', '\\\ud800', String.raw`"\\\ufffd"`],
  ['a whole pair stays', '\ud83d\ude00', '"😀"'],
  ['what cannot be seen is escaped', 'a\u200bb', String.raw`"a\u200bb"`],
])('%s', (_, text, printed) => expect(printVisibleJson(text)).toBe(printed));
