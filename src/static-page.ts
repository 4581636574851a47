import { preferences } from './preferences/preferences';

// All the script of a prerendered legal page: it follows a theme that changes while it is open.
preferences.start();
