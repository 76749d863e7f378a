/** The layouts that move, in a file of their own: a page with a grid fetches neither them nor what drags them. */
export { Carousel } from './slides/carousel.tsx';
export { Slideshow } from './slides/slideshow.tsx';
export { Strip } from './slides/strip.tsx';
