import { preferences } from '../../preferences/preferences';

// All the script of a page that is only read: it follows a theme that changes while it is open.
preferences.start();
