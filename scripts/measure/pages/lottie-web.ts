import { box, query } from './bench-page';

const { default: lottie } = query.has('expressions')
  ? await import('lottie-web/build/player/lottie_svg.min.js')
  : await import('lottie-web/build/player/lottie_light.min.js');
const animationData = await (await fetch(query.get('src') ?? '')).json();
lottie.loadAnimation({ container: box, renderer: 'svg', loop: true, autoplay: true, animationData });
