import '@testing-library/jest-dom';

// A real browser on a busy machine may miss a beat. One more try tells that from a fault, which fails
// twice; the first failure is printed, and the reporter names every test that needed its second try.
if (expect.getState().testPath?.includes('/__tests__/browser/')) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}

// Testing Library gives a component one second to come to a state; a busy machine may need more.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 20_000 });
});
