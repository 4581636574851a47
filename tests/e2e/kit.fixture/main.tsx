import '../../../src/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferences } from '../../../src/preferences/preferences';
import KitPage from '../../../src/ui/kit/kit-page';

preferences.start();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitPage />
    </StrictMode>,
  );
}
