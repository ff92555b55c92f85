/** Claims of the portal about itself, in the order of the page. */
export const CLAIMS = [
  'samples',
  'programs',
  'sandbox',
  'workflows',
  'links',
  'markdown',
  'questions',
  'live',
  'privacy',
  'policy',
  'axe',
  'keyboard',
  'names',
  'narrow',
  'chromium',
  'firefox',
  'webkit',
] as const;

/** Name of a claim. */
export type Claim = (typeof CLAIMS)[number];

/** Claims that the accessibility statement rests on. */
export const ACCESSIBILITY_CLAIMS: readonly Claim[] = ['axe', 'keyboard', 'names', 'narrow'];

/** Figures that tests report: numbers of what they tried. */
export const FIGURES = [
  'samples',
  'requests',
  'workflows',
  'pages',
  'links',
  'anchors',
  'questions',
  'documents',
  'cookies',
  'hosts',
  'rules',
] as const;
