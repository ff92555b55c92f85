import { parseSequence } from '@/lib/sequence/parse-sequence';

const lines = (...text: string[]) => text.join('\n');

test('actors, messages, replies, tasks, notes and groups are read in their order', () => {
  const source = lines(
    'actors: Browser, Your server',
    '',
    'Browser -> Your server: order: 49.95',
    'group: When it is paid',
    '  Your server: ships',
    '  Your server --> Browser: thank you',
    'end',
    'note: No card number passes here',
  );
  expect(parseSequence(source)).toEqual({
    errors: [],
    sequence: {
      actors: ['Browser', 'Your server'],
      items: [
        { kind: 'message', from: 'Browser', to: 'Your server', text: 'order: 49.95' },
        {
          kind: 'group',
          text: 'When it is paid',
          items: [
            { kind: 'task', actor: 'Your server', text: 'ships' },
            { kind: 'reply', from: 'Your server', to: 'Browser', text: 'thank you' },
          ],
        },
        { kind: 'note', text: 'No card number passes here' },
      ],
    },
  });
});

const AB = 'actors: Browser, Server';

test.each([
  [
    lines(AB, 'Brwser -> Server: x'),
    [2, 'no actor has the name "Brwser". Did you mean "Browser"?'],
  ],
  [
    lines(AB, 'Server: x', 'Severs: x'),
    [3, 'no actor has the name "Severs". Did you mean "Server"?'],
  ],
  [
    lines(AB, 'Browser -> Bank: x'),
    [2, 'no actor has the name "Bank". The actors are Browser, Server.'],
  ],
  ...['=>', '--->', '→', '<-'].map((arrow): [string, [number, string]] => [
    lines(AB, `Browser ${arrow} Server: x`),
    [2, `expected " -> " for a request or " --> " for an answer, received "${arrow}"`],
  ]),
  [
    lines(AB, 'Browser->Server: x'),
    [2, 'expected " -> " for a request or " --> " for an answer, received "->"'],
  ],
  [lines('Browser -> Server: x', AB, 'Server: x'), [1, 'expected "actors: A, B" first']],
  [lines('actors: Browser', 'Browser: x'), [1, 'expected 2 to 5 actors, received 1']],
  [lines('actors: A, B, C, D, E, F', 'A: x'), [1, 'expected 2 to 5 actors, received 6']],
  [lines('actors: A, B, A', 'A: x'), [1, 'an actor is named twice']],
  [
    lines(`actors: A, ${'B'.repeat(41)}`, 'A: x'),
    [1, `the actor "${'B'.repeat(41)}" has more than 40 characters`],
  ],
  [
    lines(AB, 'Server -> Server: x'),
    [2, 'write "Server: …" for what an actor does without the others'],
  ],
  [lines(AB, `Server: ${'x'.repeat(91)}`), [2, 'expected at most 90 characters, received 91']],
  [lines(AB, 'Server: x', 'group: y', 'Server: z'), [3, 'the group has no "end"']],
  [lines(AB, 'Server: x', 'end'), [3, '"end" closes no group']],
  [AB, [1, 'nothing happens in this sequence']],
])('%j is a fault at its line', (source, [line, message]) =>
  expect(parseSequence(source).errors).toEqual([{ line, message }]),
);

test.each(['Browser - Server', 'Server:', ': x'])(
  'the line %j says what can be written',
  (line) => {
    const { errors } = parseSequence(lines(AB, 'Server: x', line));
    expect(errors).toEqual([{ line: 3, message: expect.stringContaining('"A -> B: …"') }]);
  },
);

test('groups inside each other are counted, because each takes room from the texts', () => {
  const nested = (depth: number) =>
    lines(AB, ...Array(depth).fill('group: x'), 'Server: y', ...Array(depth).fill('end'));
  expect(parseSequence(nested(4)).errors).toEqual([]);
  expect(parseSequence(nested(5)).errors).toEqual([
    { line: 6, message: 'expected at most 4 groups inside each other, received 5' },
  ]);
});
