import logo from './assets/logo.svg';
import photo from './assets/photo.png';

export { logo, photo };
