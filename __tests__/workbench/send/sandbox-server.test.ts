import { RUNNER_SETTINGS } from '@/.generated/runner';
import { getSandboxServer } from '@/components/workbench/send/send-to-sandbox';
import { resolveTarget } from '@/lib/workbench/send/target';

const OWN = 'https://pay-test.example.net';
const PUBLIC = { prod: 'https://api-test.example.com', qa: 'https://api-qa.example.com' };

function configure(apiBases: typeof RUNNER_SETTINGS.apiBases): void {
  jest.replaceProperty(RUNNER_SETTINGS, 'apiBases', apiBases);
  jest.replaceProperty(RUNNER_SETTINGS, 'sandboxes', {
    gateway: { base: 'https://api-test.example.com', path: '/pg' },
    payments: { base: OWN, path: '/v1', bases: { ...apiBases, prod: OWN, qa: OWN } },
  });
}

test('an API with a sandbox of its own is sent there in every environment, others to that of the environment', () => {
  configure(PUBLIC);
  for (const name of ['qa', 'test', 'prod', 'local'] as const)
    expect(resolveTarget(`${OWN}/v1/sale`, getSandboxServer('payments', name))).toEqual({
      ok: true,
      url: `${OWN}/v1/sale`,
    });
  expect(getSandboxServer('gateway', 'qa').own).toBe('https://api-qa.example.com');
  expect(resolveTarget(`${OWN}/v1/sale`, getSandboxServer('gateway', 'qa')).ok).toBe(false);
});

test('on this machine the local API host takes the place of all sandboxes', () => {
  configure({ ...PUBLIC, local: 'http://localhost:4010' });
  expect(resolveTarget(`${OWN}/v1/sale`, getSandboxServer('payments', 'local'))).toEqual({
    ok: true,
    url: 'http://localhost:4010/v1/sale',
  });
});

test('an API that the settings do not have is sent nowhere', () => {
  configure(PUBLIC);
  expect(resolveTarget(`${OWN}/v1/sale`, getSandboxServer('gone', 'prod')).ok).toBe(false);
});
