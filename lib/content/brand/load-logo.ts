import type { Loader } from '../source/loader';
import { checkSvg, type DrawingSize } from './check-svg';

/** Drawings of the adopter, which may be absent. */
export const DRAWINGS = {
  icon: 'content/icon.svg',
  logo: 'content/logo.svg',
  darkLogo: 'content/logo-dark.svg',
} as const;

/** Size of the logo in its own units, and whether the dark theme has another. */
export type Logo = DrawingSize & { readonly hasDark: boolean };

/** Checks the drawings of the adopter. @returns the logo; absent where there is none. */
export function loadLogo({ disk, reporter }: Loader): { readonly logo?: Logo } {
  const check = (file: string) => {
    const text = disk.readText(file);
    return text === undefined ? undefined : checkSvg(text, reporter(file));
  };
  check(DRAWINGS.icon);
  const size = check(DRAWINGS.logo);
  const dark = check(DRAWINGS.darkLogo);
  if (dark && !disk.has(DRAWINGS.logo))
    reporter(DRAWINGS.darkLogo)('(root)', `${DRAWINGS.logo} is missing, which light pages show`);
  return size ? { logo: { ...size, hasDark: dark !== undefined } } : {};
}
