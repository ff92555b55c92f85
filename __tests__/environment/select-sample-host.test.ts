/** @jest-environment jsdom */
import { pointSamples } from '@/lib/bootstrap/point-samples';
import type { ByEnvironment } from '@/lib/environment/select-environment';
import { replaceSampleHost, selectSampleHost } from '@/lib/environment/select-sample-host';

const API_BASES = {
  local: 'http://localhost:4010',
  dev: 'https://api-dev.example.com',
  qa: 'https://api-qa.example.com',
  test: 'https://api-test.example.com',
  prod: 'https://api.example.com',
} satisfies ByEnvironment;

test.each([
  ['local', 'http://localhost:4010/pg/sale'],
  ['dev', 'https://api-dev.example.com/pg/sale'],
  ['qa', 'https://api-qa.example.com/pg/sale'],
  ['test', 'https://api-test.example.com/pg/sale'],
  ['prod', 'https://api-test.example.com/pg/sale'],
] as const)('on %s a sample names %s', (environment, url) => {
  const host = selectSampleHost(API_BASES, environment);
  expect(replaceSampleHost('https://api-test.example.com/pg/sale', host)).toBe(url);
});

test('every sandbox address of a text is replaced, and no other', () => {
  const host = selectSampleHost(API_BASES, 'local');
  const text = 'A=https://api-test.example.com\nB=https://api-test.example.com/x # api.example.com';
  expect(replaceSampleHost(text, host)).toBe(
    'A=http://localhost:4010\nB=http://localhost:4010/x # api.example.com',
  );
});

test('an environment that the pages do not know changes nothing', () => {
  const { prod, test: sandbox } = API_BASES;
  expect(selectSampleHost({ prod, test: sandbox }, 'qa')).toBeUndefined();
  expect(selectSampleHost({ prod }, 'local')).toBeUndefined();
});

test('an environment that has the API of the sandbox changes nothing', () => {
  expect(selectSampleHost({ ...API_BASES, dev: API_BASES.test }, 'dev')).toBeUndefined();
});

describe('the code of a guide', () => {
  const html =
    '<pre><code><span data-html-code="">curl <b>https://api-test.example.com/pg/sale</b></span></code></pre>' +
    '<p>https://api-test.example.com</p><a href="https://api-test.example.com/pg/doc">JSON</a>';
  beforeEach(() => {
    document.body.innerHTML = html;
  });

  test('names the API of its environment, as links do; prose names the sandbox', () => {
    pointSamples(API_BASES, 'qa.example.com');
    pointSamples(API_BASES, 'qa.example.com');
    expect(document.body.innerHTML).toBe(
      html.replaceAll('https://api-test.example.com/pg', 'https://api-qa.example.com/pg'),
    );
  });

  test.each(['www.example.com', 'test.example.com'])('stays as it is on %s', (host) => {
    pointSamples(API_BASES, host);
    expect(document.body.innerHTML).toBe(html);
  });
});
