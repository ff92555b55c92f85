import fc from 'fast-check';
import { ENVIRONMENTS, selectEnvironment } from '@/lib/environment/select-environment';

test.each([
  ['localhost', 'local'],
  ['localhost.example.com', 'local'],
  ['127.0.0.1', 'local'],
  ['[::1]', 'local'],
  ['dev.example.com', 'dev'],
  ['www-dev.example.com', 'dev'],
  ['dev-www.example.com', 'dev'],
  ['qa.example.com', 'qa'],
  ['www-qa.example.com', 'qa'],
  ['q-a.example.com', 'qa'],
  ['test.example.com', 'test'],
  ['wwwtest.example.com', 'test'],
  ['test', 'test'],
  ['www.example.com', 'prod'],
  ['www', 'prod'],
  ['', 'prod'],
  ['prod.example.com', 'prod'],
  ['example.com', 'prod'],
  ['developer.example.com', 'prod'],
  ['portal.dev.example.com', 'prod'],
  ['dev2.example.com', 'prod'],
  ['local.example.com', 'prod'],
  ['192.0.2.7', 'prod'],
  ['constructor.example.com', 'prod'],
])(
  'SPEC 4, environment selection: the host %j is in the environment %j',
  (hostname, environment) => {
    expect(selectEnvironment(hostname)).toBe(environment);
  },
);

test('SPEC 4, environment selection: every host name has an environment, and only its first label counts', () => {
  fc.assert(
    fc.property(fc.domain(), fc.domain(), (one, other) => {
      const label = one.split('.')[0] ?? '';
      expect(ENVIRONMENTS).toContain(selectEnvironment(one));
      expect(selectEnvironment(`${label}.${other}`)).toBe(selectEnvironment(label));
    }),
  );
});
