import '@testing-library/jest-dom';

// Testing Library gives a component one second to come to a state; a busy machine may need more.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 20_000 });
});
