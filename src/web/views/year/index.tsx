import { mount } from '../../shell/mount';
import { YearView } from './Year';
import './year.css';

mount(YearView);
