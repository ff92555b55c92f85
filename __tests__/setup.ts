import '@testing-library/jest-dom';

// What the build sets for `trailingSlash: true` in next.config.mjs; without it next/link drops the slash.
process.env.__NEXT_TRAILING_SLASH = 'true';
