/** @jest-environment jsdom */
import { pointSamples } from '@/lib/bootstrap/point-samples';
import { listSampleHosts } from '@/lib/environment/app-links';
import { replaceSampleHosts } from '@/lib/environment/sample-hosts';
import { createEnvironments } from '../support/environments';

const API = {
  local: 'http://localhost:4010',
  dev: 'https://api-dev.example.com',
  qa: 'https://api-qa.example.com',
  test: 'https://api-test.example.com',
  prod: 'https://api.example.com',
};
const APIS = [{ id: 'pg', name: 'Gateway', path: '/pg' }];
const SITE = { environments: createEnvironments(API), apis: APIS };
const HOSTS = listSampleHosts(SITE);

test.each([
  ['local', 'http://localhost:4010/pg/sale'],
  ['dev', 'https://api-dev.example.com/pg/sale'],
  ['qa', 'https://api-qa.example.com/pg/sale'],
  ['test', 'https://api-test.example.com/pg/sale'],
  ['prod', 'https://api-test.example.com/pg/sale'],
])('on %s a sample names %s', (environment, url) => {
  expect(replaceSampleHosts('https://api-test.example.com/pg/sale', HOSTS, environment)).toBe(url);
});

test('every sandbox address of a text is replaced, and no other', () => {
  const text = 'A=https://api-test.example.com\nB=https://api-test.example.com/x # api.example.com';
  expect(replaceSampleHosts(text, HOSTS, 'local')).toBe(
    'A=http://localhost:4010\nB=http://localhost:4010/x # api.example.com',
  );
});

test('an environment that the pages do not know, or with the API of the sandbox, changes nothing', () => {
  expect(listSampleHosts({ ...SITE, publish: ['prod', 'test'] })).toEqual({});
  const environments = createEnvironments({ ...API, dev: API.test });
  expect(listSampleHosts({ ...SITE, environments })).not.toHaveProperty('dev');
});

test('an API with a base of its own in an environment has that in samples, others that of all', () => {
  const apis = [...APIS, { id: 'pay', name: 'Pay', sandbox: 'https://pay-test.example.com/v1' }];
  const all = createEnvironments({ test: API.test, 'live-eu': 'https://api-eu.example.com' });
  const eu = { ...all['live-eu']!, apis: { pay: 'https://pay-eu.example.com' } };
  const hosts = listSampleHosts({ apis, environments: { ...all, 'live-eu': eu } });
  const text = 'https://api-test.example.com/pg https://pay-test.example.com/v1/sale';
  expect(replaceSampleHosts(text, hosts, 'live-eu')).toBe(
    'https://api-eu.example.com/pg https://pay-eu.example.com/v1/sale',
  );
});

describe('the code of a guide', () => {
  const html =
    '<pre><code><span data-sample-code="">curl <b>https://api-test.example.com/pg/sale</b></span></code></pre>' +
    '<p>https://api-test.example.com</p><a href="https://api-test.example.com/pg/doc">JSON</a>';
  beforeEach(() => {
    document.body.innerHTML = html;
  });

  test('names the API of its environment, as links do; prose names the sandbox', () => {
    pointSamples(HOSTS, 'qa.example.com');
    pointSamples(HOSTS, 'qa.example.com');
    expect(document.body.innerHTML).toBe(
      html.replaceAll('https://api-test.example.com/pg', 'https://api-qa.example.com/pg'),
    );
  });

  test.each(['www.example.com', 'test.example.com'])('stays as it is on %s', (host) => {
    pointSamples(HOSTS, host);
    expect(document.body.innerHTML).toBe(html);
  });
});
