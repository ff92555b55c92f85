/// <reference types="@testing-library/jest-dom" />

// Only a suite with a page has elements to look for.
if (typeof document !== 'undefined')
  beforeAll(async () => {
    await import('@testing-library/jest-dom/jest-globals');
    const { configure } = await import('@testing-library/dom');
    // Testing Library gives a component one second to come to a state; a busy machine may need more.
    configure({ asyncUtilTimeout: 20_000 });
  });
