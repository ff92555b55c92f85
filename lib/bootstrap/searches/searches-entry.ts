import { showSearches } from './show-searches';

showSearches();
