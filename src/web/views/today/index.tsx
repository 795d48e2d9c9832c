import { mount } from '../../shell/mount';
import { TodayView } from './Today';
import './today.css';

mount(TodayView);
