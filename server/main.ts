import './check-node.js';
import { join } from 'node:path';

// Loaded after the check, because an older Node cannot load all that the server imports.
const { serve } = await import('./serve');
// The bundle lies in dist/server, the app beside it.
serve(join(import.meta.dirname, '..'));
