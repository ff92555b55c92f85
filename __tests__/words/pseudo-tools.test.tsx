import './mock-pseudo-words';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import * as germanReasons from '@/.generated/languages/de/signature/reasons';
import * as germanVerdict from '@/.generated/languages/de/signature/verdict';
import * as frenchReasons from '@/.generated/languages/fr/signature/reasons';
import * as frenchVerdict from '@/.generated/languages/fr/signature/verdict';
import { TestDataComposer } from '@/components/workbench/composer/test-data-composer';
import { Decoder } from '@/components/workbench/response/response-decoder';
import { ResponseInWords } from '@/components/workbench/response/response-in-words';
import { Lab } from '@/components/workbench/signature/signature-lab';
import { VerificationResult } from '@/components/workbench/signature/verification-result';
import { ResponseDecoderOpener, SignatureLabOpener } from '@/components/workbench/tool-opener';
import { listBodyVariants } from '@/lib/workbench/signature/body-variants';
import { describeAge } from '@/lib/workbench/signature/event-age';
import { readHeader } from '@/lib/workbench/signature/read-header';
import { listSecretVariants } from '@/lib/workbench/signature/secret-variants';
import { encodeText } from '@/lib/workbench/signature/sign-body';

import { SETTINGS } from '../workbench/signature/settings';
import { listForeignTexts } from './pseudo-language';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder, TextDecoder });
});

const row = { meaning: '⟦meaning⟧', href: '/api/reference/' };
const explained = { ...row, pointer: '/a', field: '⟦field⟧', code: '1' };
const guide = { name: '⟦guide⟧', href: '/guides/a/' };
const signature = { ...SETTINGS, header: '⟦header⟧', receiver: '⟦receiver⟧' };
const settings = { signature, events: [{ event: '⟦e⟧', name: '⟦e⟧', href: '/api/', body: '{}' }] };
const verified = { settings: signature, isFile: false, age: { text: '⟦age⟧', isOff: false } };
const none = { signatures: [{ text: 'a' }], reasons: [] };
const both = [
  { text: 'a', secret: 0 },
  { text: 'b', secret: 1 },
];
const outcome = { name: 'a', label: '⟦outcome⟧', source: 'card', set: {} } as const;
const results = [['', '200'] as const, ['⟦code⟧', '0'] as const];

const PARTS = {
  'the button of the decoder': <ResponseDecoderOpener />,
  'the button of the lab': <SignatureLabOpener />,
  'the lab': <Lab settings={settings} />,
  'a text without a response': <ResponseInWords decoded="nothing" />,
  'a response without codes': <ResponseInWords decoded={{ explanations: [], body: { 1: 2 } }} />,
  'codes of a response': (
    <ResponseInWords
      decoded={{
        explanations: [
          { ...explained, retry: '⟦later⟧', advice: '⟦advice⟧', guide },
          { ...explained, pointer: '/b', retry: '⟦later⟧' },
        ],
        body: undefined,
      }}
    />
  ),
  'a header without a signature': (
    <VerificationResult {...verified} verification={{ signatures: [], reasons: [] }} />
  ),
  'an unexplained signature': <VerificationResult {...verified} verification={none} />,
  'an explained signature': (
    <VerificationResult {...verified} verification={{ ...none, reasons: ['⟦one⟧', '⟦two⟧'] }} />
  ),
  'a signature that matches': (
    <VerificationResult
      {...verified}
      age={{ text: '⟦age⟧', isOff: true }}
      verification={{ signatures: both.slice(0, 1), reasons: [] }}
    />
  ),
  'one of several signatures': (
    <VerificationResult {...verified} verification={{ signatures: both, reasons: [] }} />
  ),
  'a former secret': (
    <VerificationResult {...verified} verification={{ signatures: both.slice(1), reasons: [] }} />
  ),
  'the composer': (
    <TestDataComposer
      groups={[{ name: '⟦group⟧', outcomes: [{ ...outcome, results, later: results }] }]}
      samples={{ card: {} }}
      request={{ method: 'GET', url: '/', keys: [], headers: [], cookies: [] }}
      fields={[]}
      printed="⟦printed⟧"
    />
  ),
};

test.each(Object.entries(PARTS))('%s has words of the dictionary alone', (_, part) => {
  const { container } = render(part);
  expect(container.textContent).toContain('⟦');
  expect(listForeignTexts(container)).toEqual([]);
});

test('the decoder has words of the dictionary alone, besides the command', () => {
  const { container } = render(<Decoder tables={{ statuses: {}, tables: [] }} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^⟦Card numbers .+⟧$/);
  expect(listForeignTexts(container)).toEqual(['curl -i']);
});

test('reasons why no signature matches are sentences of the dictionary', () => {
  const reasons = [
    ...listBodyVariants(encodeText('\ufeff {"b":"é/<","a":1}\n')),
    ...listBodyVariants(encodeText('a\r\nb')),
    ...listSecretVariants(' "6162" '),
    ...listSecretVariants('6162'),
    ...readHeader(`'sha1=6162'`, SETTINGS).flatMap(({ readings }) => readings),
    ...readHeader('NjE2Mg', { ...SETTINGS, encoding: 'hex' }).flatMap(({ readings }) => readings),
  ].flatMap(({ reasons: all }) => all);
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.filter((text) => !/^⟦.+⟧$/s.test(text))).toEqual([]);
});

test.each(['2026-01-01', '2026-01-02', '2026-01-05', '2026-01-10'])(
  'the age of an event of %s is a sentence of the dictionary',
  (at) => {
    const body = encodeText(JSON.stringify({ at }));
    const age = describeAge(body, SETTINGS, Date.parse('2026-01-05T00:00:00Z'));
    expect(age?.text).toMatch(/^⟦.+⟧$/);
  },
);

test('German explains a signature as German does', () => {
  const form = germanReasons.slashesEscaped(germanReasons.sorted(germanReasons.layouts.compact));
  expect(germanReasons.rewritten(form)).toBe(
    'Der Body wurde geparst und neu geschrieben. Signiert wurde er kompakt, mit sortierten Schlüsseln, mit maskierten Schrägstrichen, wie PHP ihn ausgibt.',
  );
  const ago = new Intl.RelativeTimeFormat('de-DE').format(-4, 'days');
  expect(germanVerdict.happened(ago)).toBe('Das Ereignis war vor 4 Tagen.');
  expect(germanVerdict.happens(germanVerdict.inDays(3))).toMatch(
    /^Das Ereignis ist erst in 3 Tagen:/,
  );
});

test('French explains a signature as French does', () => {
  const form = frenchReasons.sorted(frenchReasons.layouts.compact);
  expect(frenchReasons.rewrittenWithLineEnd(form)).toBe(
    'Le corps a été analysé puis réécrit. Il a été signé sous forme compacte, avec des clés triées, suivi d’une fin de ligne.',
  );
  const ago = new Intl.RelativeTimeFormat('fr-FR').format(-3, 'hours');
  expect(frenchVerdict.happened(ago)).toBe('L’événement a eu lieu il y a 3 heures.');
});
