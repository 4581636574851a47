import { preferences } from '../../preferences/preferences';

// The only script of a read-only page: it follows changes of the theme.
preferences.start();
