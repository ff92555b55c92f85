import './mock-pseudo-words';
import { TextEncoder } from 'node:util';
import { render } from '@testing-library/react';
import * as german from '@/.generated/languages/de/workbench/send';
import * as french from '@/.generated/languages/fr/workbench/send';
import { CurlInstead } from '@/components/workbench/send/curl-instead';
import { BodyEditor } from '@/components/workbench/send/fields/body-editor';
import { KeyField } from '@/components/workbench/send/fields/key-field';
import { NextValues } from '@/components/workbench/send/fields/next-values';
import { StatusChoice } from '@/components/workbench/send/fields/status-choice';
import { SendActions } from '@/components/workbench/send/send-actions';
import { OpenButton } from '@/components/workbench/send/send-part';
import { describeFailure, describeState } from '@/components/workbench/send/send-status';
import {
  formatSentTitle,
  SentPanel,
  type SentResponse,
} from '@/components/workbench/send/sent-panel';
import { describeRun } from '@/components/workbench/workflow/describe-run';
import { CriterionMark, OutputValue, RunAll } from '@/components/workbench/workflow/run-part';
import { publishRuns, type StepRun } from '@/components/workbench/workflow/run-store';
import { keepNextValues } from '@/lib/workbench/send/find-next-values';
import { findRealCard } from '@/lib/workbench/send/find-real-card';
import { prepareRequest } from '@/lib/workbench/send/prepare-request';
import { printTicket } from '@/lib/workbench/send/print-ticket';
import { createKeyVault } from '@/lib/workbench/send/sandbox-key';
import type { Failure } from '@/lib/workbench/send/send-request';
import type { RunnableStep } from '@/lib/workbench/workflow/run-step';
import { listForeignTexts } from './pseudo-language';

Object.assign(globalThis, { TextEncoder });

const BASE = 'https://sandbox.example';
const SERVER = {
  ...{ own: BASE, sandbox: 'https://api-test.example', path: '/pg' },
  production: 'https://api.example',
};
const REQUEST = {
  ...{ method: 'POST', url: `${BASE}/pg/sale`, keys: [], headers: [], cookies: [] },
};
const CARD = '4242424242424242';
const HOST = 'sandbox.example';
const refs = { field: { current: null }, button: { current: null } };
const act = { force: jest.fn(), cancel: jest.fn(), repeat: jest.fn(), onChange: jest.fn() };

const response: SentResponse = {
  ...{ kind: 'response', at: new Date(0), status: 402, headers: [], text: '{}', bytes: 2 },
  ...{ isBinary: false, isCut: false },
};
const explained = { ...{ meaning: '⟦meaning⟧', href: '/api/' }, pointer: '/a', field: '⟦f⟧' };
const prefill = { ...{ api: 'a', operation: 'b' }, parameters: {} };
const panel = (fields: Partial<SentResponse>, differences: readonly string[] = []) => (
  <SentPanel
    response={{ ...response, ...fields }}
    review={{
      explanations: [{ ...explained, code: '1', retry: '⟦later⟧', advice: '⟦advice⟧' }],
      differences,
    }}
    followUps={[{ title: '⟦operation⟧', href: '/api/', isLive: false, prefill }]}
    ticket="⟦ticket⟧"
  />
);

const step: RunnableStep = {
  ...{ id: 'a', title: '⟦title⟧', operation: 'post /a', api: 'a', hasKey: true },
  ...{ parameters: {}, criteria: [], outputs: {} },
};
const workflow = { name: 'w', steps: [step] };
const toRun = (isMet: boolean, value?: string): StepRun => ({
  state: { kind: 'received', status: 200 },
  result: {
    ...{ isMet, outputs: { a: '⟦value⟧' } },
    criteria: [{ isMet, condition: '⟦condition⟧', values: [['$a', value]] }],
  },
});

const PARTS = {
  'the button of the form': (
    <OpenButton name="⟦name⟧" request="⟦request⟧" isOpen={false} preload={jest.fn()} {...act} />
  ),
  'the field of the key': <KeyField field={refs.field} base="⟦base⟧" error="⟦error⟧" />,
  'the body': (
    <BodyEditor text="" errors={[{ line: 1, message: '⟦message⟧' }]} onChange={jest.fn()} />
  ),
  'the statuses': <StatusChoice statuses={['200']} status="" onChange={jest.fn()} />,
  'the actions for an invalid request': (
    <SendActions {...refs} {...act} base="⟦base⟧" state={{ kind: 'invalid', count: 2 }} />
  ),
  'the actions for one on its way': (
    <SendActions {...refs} {...act} base="⟦base⟧" state={{ kind: 'sending' }} />
  ),
  'the actions after a failure': (
    <SendActions {...refs} {...act} base="⟦base⟧" state={{ kind: 'received', status: 500 }} />
  ),
  'a response': panel({ ms: 310 }),
  'a response that differs': panel({ bytes: 0, text: '' }, ['⟦difference⟧']),
  'a response that is no JSON': panel({ text: '⟦text⟧' }),
  'a run': <RunAll workflow={workflow} />,
};

test.each(Object.entries(PARTS))('%s has words of the dictionary alone', (_, part) => {
  const { container } = render(part);
  expect(container.innerHTML).toContain('⟦');
  // Besides units.
  expect(listForeignTexts(container).filter((text) => !/ ms$/.test(text))).toEqual([]);
});

test('a response after midnight came at 0 hours', () => {
  const at = new Date(2026, 0, 1, 0, 5);
  expect(formatSentTitle({ ...response, at })).toBe('⟦Pasted 00:05⟧ · 402');
});

test('what to do where the response cannot be read has words of the dictionary, and the command', () => {
  const { container } = render(<CurlInstead request={REQUEST} onReceived={jest.fn()} />);
  const foreign = listForeignTexts(container).filter((text) => !/curl|POST|sandbox/.test(text));
  expect(container.textContent).toContain('⟦What it printed⟧');
  expect(foreign).toEqual([]);
});

test('a value of an earlier response is offered in words of the dictionary', () => {
  keepNextValues('⟦post /sale⟧', { pg_id: '⟦p1⟧' });
  const { container } = render(<NextValues name="pg_id" current="" onChoose={jest.fn()} />);
  expect(container).toHaveTextContent('⟦Use⟧ ⟦p1⟧⟦, the pg_id of ⟦post /sale⟧⟧');
});

test.each([
  [toRun(true, '⟦1⟧'), '⟦The step succeeded.⟧', '⟦met⟧'],
  [toRun(false), '⟦Stopped at step 1,', '⟦not met: not there⟧'],
  [toRun(false, '⟦1⟧'), '⟦Stopped at step 1,', '⟦not met: it is⟧ "⟦1⟧"'],
])('a run is told in words of the dictionary: %j', (run, told, mark) => {
  publishRuns('w', { a: run });
  const { container } = render(
    <>
      <CriterionMark workflow={workflow} step="a" index={0} />
      <OutputValue workflow={workflow} step="a" name="a" />
    </>,
  );
  const text = container.textContent?.replaceAll('⟦⟧', '');
  expect(text).toBe(`${mark}⟦now⟧ ⟦value⟧`);
  const sentence = describeRun(workflow, workflow.steps, { a: run }, HOST);
  expect(sentence).toMatch(/^⟦.+⟧$/);
  expect(sentence).toContain(told);
});

const FAILURES: readonly Failure['kind'][] = [
  ...(['redirect', 'timeout', 'refused', 'down', 'broken', 'offline'] as const),
];
const REQUESTS = [
  ...['/pg/a/../b', '/pg/%2f', '/pg/{a}', '/pg/%zz', '/pg//a', '/pg/a?b=%00', '/pg/ä', '/else'].map(
    (path) => ({ ...REQUEST, url: BASE + path }),
  ),
  { ...REQUEST, cookies: ['a=b'] },
];
const CARDS = [
  { url: `${REQUEST.url}?a=${CARD}` },
  { headers: [['⟦name⟧', CARD] as const] },
  { cookies: [`a=${CARD}`] },
  { body: { kind: 'text' as const, media: 'text/plain', text: CARD } },
  { body: { kind: 'json' as const, media: 'application/json', value: { '⟦a⟧': CARD } } },
];

test('what became of a request is told in sentences of the dictionary', () => {
  const at = new Date(0);
  const vault = createKeyVault();
  const texts = [
    ...FAILURES.flatMap((kind) =>
      [true, false].map((canRepeat) => describeFailure({ kind, at, ms: 70_000 }, HOST, canRepeat)),
    ),
    describeFailure({ kind: 'down', at, ms: 1 }, 'localhost:4010', false),
    ...REQUESTS.map((one) => {
      const prepared = prepareRequest(one, { server: SERVER, key: '', testCards: [] });
      return prepared.ok ? one.url : prepared.reason;
    }),
    ...CARDS.map((one) => findRealCard({ ...REQUEST, ...one }, ['4111111111111111'])),
    ...['', 'live_1', 'a b'].map((key) => vault.take(key, /^live_/)),
    ...[1, 2].map((count) =>
      describeState({ state: { kind: 'invalid', count }, host: HOST, canRepeat: false }),
    ),
    describeState({ state: { kind: 'received', status: 200 }, host: HOST, canRepeat: false }),
  ];
  expect(texts.filter((text) => !/^⟦.+⟧$/s.test(text))).toEqual([]);
});

test('a ticket has words of the dictionary beside the request', () => {
  const received = { status: 402, headers: [['x-request-id', 'r1'] as const], body: '' };
  const review = { explanations: [], differences: ['⟦difference⟧'] };
  const text = printTicket({
    operation: 'post /a',
    at: new Date(0),
    request: REQUEST,
    received,
    review,
  });
  expect(text).toContain(', ⟦request id `r1`⟧\n');
  expect(text).toContain('\n\n⟦No body.⟧\n\n⟦Differs from the document:⟧\n\n- ⟦difference⟧\n');
});

test('German and French tell what stops a request as these languages do', () => {
  expect(german.notSent(1)).toBe('Nicht gesendet: 1 Wert passt nicht zum Dokument.');
  expect(german.notSent(2)).toBe('Nicht gesendet: 2 Werte passen nicht zum Dokument.');
  expect(french.notSent(2)).toBe('Non envoyé\u00a0: 2 valeurs ne correspondent pas au document.');
  expect(german.offer({ field: 'pg_id', operation: 'post /sale' })).toBe(
    '{} verwenden, pg_id aus post /sale',
  );
});
