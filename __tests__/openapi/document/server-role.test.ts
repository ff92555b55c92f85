/** @jest-environment node */
import { getServerRole } from '@/lib/openapi/document/server-role';

const roleOf = (url: string, description = '') => getServerRole({ url, description });

test.each([
  ['https://api-test.example.com/pg', ''],
  ['https://apitest.example.com', ''],
  ['https://connect.examplesandbox.com', ''],
  ['https://sandbox.tea.test/v1', ''],
  ['https://api.example.com/sandbox', ''],
  ['https://api.uat.example.com', ''],
  ['https://api2.example.com', 'Playground: no money moves'],
  ['https://api2.example.com', 'The non-production server'],
  ['https://test.example.com', 'As production is'],
  ['/staging', ''],
])('%s %s is a sandbox', (url, description) => {
  expect(roleOf(url, description)).toBe('sandbox');
});

test.each([
  ['https://live.example.com', ''],
  ['https://api.example.com', 'Production'],
  ['https://api.example.com', 'Production. Test cards are refused.'],
  ['https://prod.example.com', 'For tests, call another one'],
])('%s %s is production', (url, description) => {
  expect(roleOf(url, description)).toBe('production');
});

test.each([
  ['https://api.example.com', ''],
  ['https://api.tea.test/v1', ''],
  ['https://api.example.dev:8443', ''],
  ['https://developer.example.com/latest', 'Europe'],
  ['', ''],
])('%s %s says nothing', (url, description) => {
  expect(roleOf(url, description)).toBeUndefined();
});
