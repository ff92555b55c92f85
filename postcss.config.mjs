/** Replaces the names of `app/breakpoints.css` in media queries of every style sheet. */
const config = {
  plugins: {
    '@csstools/postcss-global-data': { files: ['./app/breakpoints.css'] },
    'postcss-custom-media': {},
  },
};
export default config;
