"""Client of Khagola, a service for Vedic (sidereal) astronomy, charts and calendars."""

from .api import Khagola
from .transport import KhagolaError

__all__ = ["Khagola", "KhagolaError"]
