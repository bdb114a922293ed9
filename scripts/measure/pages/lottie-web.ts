import lottie from 'lottie-web/build/player/lottie_light.min.js';
import { box, query } from './bench-page';

const animationData = await (await fetch(query.get('src') ?? '')).json();
lottie.loadAnimation({ container: box, renderer: 'svg', loop: true, autoplay: true, animationData });
