import { THEME_TOGGLE } from '@/lib/theme/listen-for-theme-toggles';
import { COPY_BUTTON } from './copy/copy-code';

/** Attribute of controls that the browser and scripts without React serve: a press needs no React. */
export const NATIVE_CONTROL = 'data-native';

/** Attribute of the control of a language whose code React generates: it is not in the page's HTML. */
export const GENERATED_LANGUAGE = 'data-generated';

/** Selectors of the controls that need no React. */
export const WITHOUT_REACT = `[${THEME_TOGGLE}], [${COPY_BUTTON}], [${NATIVE_CONTROL}], [data-lang]:not([${GENERATED_LANGUAGE}])`;
