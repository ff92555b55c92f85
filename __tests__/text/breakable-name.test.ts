import fc from 'fast-check';
import { splitName, splitPath } from '@/lib/text/breakable-name';
import { anyText } from '../support/any-text';

test.each([
  ['PostChargesChargeRefundsRefund', ['Post', 'Charges', 'Charge', 'Refunds', 'Refund']],
  ['readAPIServiceStatusOfTheCluster', ['readAPI', 'Service', 'Status', 'Of', 'The', 'Cluster']],
  ['dcim_cable-terminations_list.all', ['dcim_', 'cable-', 'terminations_', 'list.', 'all']],
  ['/v1/apps/{appId}/secrets/find', ['/v1', '/apps', '/{appId}', '/secrets', '/find']],
  ['GET /v1/apps/{appId}/secrets/find', ['GET ', '/v1', '/apps', '/{appId}', '/secrets', '/find']],
  ['a__very__long__name__of__machines', ['a__', 'very__', 'long__', 'name__', 'of__', 'machines']],
  ['alllowercaseandnothingtobreakat', ['alllowercaseandnothingtobreakat']],
])('%s may break between its words', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

test.each(['', 'Sale', 'PostCharges', 'Authorize a payment with a very long name of many words'])(
  '%j is one part: it fits, or has spaces',
  (name) => expect(splitName(name)).toEqual([name]),
);

test('a name that nobody can read is one part', () => {
  expect(splitName('Aa'.repeat(100))).toHaveLength(100);
  expect(splitName('Aa'.repeat(101))).toHaveLength(1);
});

test('the parts are the name, whatever it holds', () => {
  fc.assert(
    fc.property(anyText({ minLength: 0, maxLength: 80 }), (name) => {
      expect(splitName(name).join('')).toBe(name);
    }),
  );
});

test.each([
  ['/sale', ['/sale']],
  ['/customers/{id}/cards', ['/customers', '/{id}', '/cards']],
  ['#Action=Stop', ['#Action=Stop']],
  ['//a', ['/', '/a']],
])('the path %s may break before its slashes', (path, parts) => {
  expect(splitPath(path)).toEqual(parts);
});

test.each(['/a'.repeat(41), '/'.repeat(100), `/${'a'.repeat(2000)}/b`])(
  'a path that nobody can read is one part',
  (path) => expect(splitPath(path)).toEqual([path]),
);
