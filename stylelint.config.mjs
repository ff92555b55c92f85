/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard',
  // An adopter's style is checked with the content, and has colours of its own.
  ignoreFiles: ['.next*/**', 'out*/**', 'public/**', 'content/**', '**/content/theme.css'],
  rules: {
    'alpha-value-notation': 'number',
    'at-rule-empty-line-before': null,
    // Colours are tokens: dark mode and a partner's brand change them in one place.
    'color-no-hex': true,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Name a width of app/breakpoints.css: @media (--narrow).' },
    ],
    // A rule stands with its element, not in order of specificity.
    'no-descending-specificity': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    'rule-empty-line-before': null,
    // A class of a CSS module is a property in TypeScript.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    // A list in `:not()` has the weight of its heaviest part, a chain that of all.
    'selector-not-notation': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreKeywords: ['A4'] }],
  },
  overrides: [
    {
      // The palette, and sheets of paper, which know no tokens.
      files: [
        'app/tokens.css',
        'lib/kit/build/pdf/paper.css',
        'lib/kit/build/pdf/print.css',
        'lib/kit/build/reference/reference.css',
      ],
      rules: {
        'color-hex-length': null,
        'color-no-hex': null,
        'media-feature-name-disallowed-list': null,
        'font-family-no-missing-generic-family-keyword': null,
      },
    },
    {
      files: ['app/breakpoints.css'],
      rules: { 'media-feature-name-disallowed-list': null, 'media-feature-range-notation': null },
    },
  ],
};
export default config;
