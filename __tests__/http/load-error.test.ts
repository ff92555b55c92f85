import { describeLoadError, LoadError } from '@/lib/http/read-text';

test.each([
  [0, '', 'Check internet connection'],
  [0, 'Not Found', 'Check internet connection'],
  [404, 'Not Found', '404 Not Found'],
  [503, 'Service Unavailable', '503 Service Unavailable'],
  [403, '', '403 Refused'],
  [404, '', '404 Not Found'],
  [500, '', '500 Server error'],
])('the status %i with the text %j reads %j (SPEC 8)', (status, text, message) => {
  expect(describeLoadError(status, text)).toBe(message);
});

test('a load error is an error that knows its status', () => {
  const error = new LoadError(404, '404 Not Found');
  expect(error).toBeInstanceOf(Error);
  expect({ ...error, text: String(error) }).toEqual({
    name: 'LoadError',
    status: 404,
    text: 'LoadError: 404 Not Found',
  });
});
