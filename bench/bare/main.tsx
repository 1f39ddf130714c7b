import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

/** The smallest comparable page: React, React DOM and the router, with two routes. */
const router = createBrowserRouter([
  { path: '/', element: <Link to="/login">Log in</Link> },
  { path: '/login', element: <Link to="/">Back</Link> },
]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
