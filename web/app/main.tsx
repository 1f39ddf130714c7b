import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '../ui/styles.ts';
import '../i18n/i18n.ts';
import { readEarlyAnswers } from '../api/earlyAnswers.ts';
import { App } from './App.tsx';
import { followAuthErrors } from './followAuthErrors.ts';
import { addLateRoutes } from './lateRoutes.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addLateRoutes });

followAuthErrors(router);
readEarlyAnswers();

/** In milliseconds: whoever waits longer sees that the page is coming. */
const WAIT_FOR_PAGE = 300;

/** A spinner that is drawn and thrown away costs a slow phone a tenth of a second. */
const drawing = setTimeout(draw, WAIT_FOR_PAGE);
const unsubscribe = router.subscribe(({ initialized }) => {
  if (initialized) draw();
});
if (router.state.initialized) draw();

function draw() {
  clearTimeout(drawing);
  unsubscribe();
  if (!root || root.hasChildNodes()) return;
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}
