/** Attribute of buttons that the browser and `page-controls.ts` serve: a press needs no React. */
export const NATIVE_CONTROL = 'data-native';
