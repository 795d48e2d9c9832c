import { mount } from '../../shell/mount';
import { DayView } from './Day';
import './day.css';

mount(DayView);
